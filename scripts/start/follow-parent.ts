// Loaded before the program of a child process: when the channel to the parent closes, because the parent was killed,
// the program is asked to stop, and ended if it does not.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
// The channel alone must not keep a program alive that is done.
process.channel?.unref()
