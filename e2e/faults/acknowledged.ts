/** A command that was answered: the fact it must have left, once, under its id. */
export type Acknowledged = {
  readonly movement: string
  readonly fact: string
  readonly commandId: string
  readonly uid: string
}
