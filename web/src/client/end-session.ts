import type { Problem } from './problem.ts'
import { clearSession, dropSession, isDeleting, noteDeletion } from './session.ts'
import { noteWhyOver, type WhyOver } from './why-over.ts'

type SignedOut = (why: WhyOver) => void
// A session may end before there is a screen: then only the landing page has to know why.
let tellSignedOut: SignedOut = noteWhyOver
/** Registers what happens when the server ends the session. */
export const onSignedOut = (listener: SignedOut): void => {
  tellSignedOut = listener
}

/** Tells the screen that the session it shows is over. The device's storage says already what follows it. */
export function endHere(why: WhyOver): Problem {
  tellSignedOut(why)
  return { kind: 'signed-out' }
}

/** Ends the session here because it is of no use any more, and says so. Of one that has run out, what was typed stays for its member. */
export function signOut(why: 'expired' | 'disabled'): Problem {
  const wasDeleting = isDeleting()
  if (wasDeleting || why === 'disabled') clearSession()
  else dropSession()
  if (wasDeleting) noteDeletion()
  else if (why === 'disabled') localStorage.setItem('accountDisable', '1')
  return endHere(why)
}
