// A child that is a step further in its start each time it is asked, and says so.
let done = 0
const tell = () => process.send?.({ start: { doing: 'slow work', done: ++done, of: 1_000 } })
process.on('message', tell)
tell()
