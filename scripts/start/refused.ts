/** Something a person has to see to before Strongroom can start. Said as it is, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
