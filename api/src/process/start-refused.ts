/** Something a person has to see to before Strongroom can start. Said as it is, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** A service does not answer, which may be over in a moment: a start that is tried again may go well. Said without a stack. */
export class ServiceSilent extends Error {
  override readonly name = 'ServiceSilent'
}
