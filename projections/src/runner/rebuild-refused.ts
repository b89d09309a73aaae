/** What was asked for cannot be done as things stand; the message says why, to an operator. */
export class RebuildRefused extends Error {
  override readonly name: string = 'RebuildRefused'
}

/** Another process rebuilds this projection at this moment. */
export class RebuildRunning extends RebuildRefused {
  override readonly name = 'RebuildRunning'
}
