"""What tests of questions read off them."""


def rules_behind(question):
    """Ids in the trace."""
    return {rule for line in question.trace for rule in line.rules}


def recognised(question):
    """Value -> wrong rule; every option says something of its own."""
    assert len({option.value for option in question.options} | {question.key}) == len(question.options) + 1
    assert all(option.text.strip() and option.rules for option in question.options)
    return {option.value: option.wrong for option in question.options}


def to_the_end_of_the_month(state, *moves):
    """These moves, and after them the first that is possible each time, up to the end of the month."""
    moves, month = [*moves], state.month
    for move in moves:
        state = state.after(move)
    while state.decision is not None and state.month == month:
        moves.append(str(state.options()[0]))
        state = state.after(moves[-1])
    return moves
