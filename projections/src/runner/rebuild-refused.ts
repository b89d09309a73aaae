/** The request cannot be carried out as things stand; the message tells an operator why. */
export class RebuildRefused extends Error {
  override readonly name: string = 'RebuildRefused'
}

/** Another process rebuilds this projection at this moment. */
export class RebuildRunning extends RebuildRefused {
  override readonly name = 'RebuildRunning'
}
