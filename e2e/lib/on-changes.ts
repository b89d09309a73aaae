import { changesPath } from '@strongroom/shared'
import { type Session, signed } from './client.ts'
import { PATIENCE_MS } from './journey.ts'

/** The platform's messages that something has changed. The first says that the stream is open. */
async function* changesOf(session: Session, signal: AbortSignal) {
  const { status, body } = await fetch(`${session.base}${changesPath}`, { headers: signed(session), signal })
  if (status !== 200 || !body) throw new Error(`no stream of changes was opened: ${status}`)
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) if (chunk.includes('data:')) yield
}

/** Looks, and looks again whenever the platform tells of a change, until what is looked for is there. `what` says it, should it not come. */
export const onceThere = async <Found>(
  session: Session,
  { what, look }: { what: string; look: () => Promise<Found | undefined> },
): Promise<Found> => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    for (;;)
      for await (const _ of changesOf(session, signal)) {
        const found = await look()
        if (found !== undefined) return found
      }
  } catch (error) {
    throw signal.aborted ? new Error(`${what} in ${PATIENCE_MS} ms`) : error
  }
}
