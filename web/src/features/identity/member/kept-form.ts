import { IDENTITY_FORM, readSession } from '../../../client/session.ts'
import type { Form } from './form.ts'

type Kept = { readonly email: string; readonly form: Form }

/**
 * The form so far, and whose it is: in the tab's own storage, because a phone may close the page while its camera is open.
 * It goes with the tab, with signing out, and as soon as the form is handed in.
 */
export function keptForm(): Form | undefined {
  const kept: Kept | null = JSON.parse(sessionStorage.getItem(IDENTITY_FORM) ?? 'null')
  return kept?.email === readSession()?.email ? kept?.form : undefined
}

/** Keeps the form in this tab's storage for a reload, under the address of its member. */
export const keepForm = (form: Form): void =>
  sessionStorage.setItem(IDENTITY_FORM, JSON.stringify({ email: readSession()?.email ?? '', form }))

/** Drops the kept form, once it is handed in. */
export const forgetForm = (): void => sessionStorage.removeItem(IDENTITY_FORM)
