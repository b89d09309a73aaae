import { TYPED } from './session.ts'

/** The texts that a member has typed into the forms of one page, by the names of their fields; nothing of it is secret. */
type Typed = {
  readonly email: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A password that is shown while it is typed is a text field, so what holds it tells, and its name. */
const SECRET = '.mantine-PasswordInput-root, .mantine-PinInput-root, [type=password]'
const SECRET_NAME = /pass|pin|^code$|recovery|secret/i
/** Consent is given anew, and a file has to be chosen anew. */
const NOT_TYPED: readonly string[] = ['checkbox', 'file', 'hidden', 'submit']

let path = ''
let fields: Record<string, string> = {}
let stopFilling = () => {}
let stopWatching = () => {}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Fields of a member's page. A dialog is about a record that it was opened for. */
const isKept = (field: Field): boolean =>
  field.closest('[data-area=member] main form') !== null &&
  field.closest(`dialog, ${SECRET}`) === null &&
  !NOT_TYPED.includes(field.type) &&
  field.name !== '' &&
  !SECRET_NAME.test(field.name)

/** Notes what is typed into a member's forms, in memory, while they stay on the page; `pathOf` is where they are. */
export function watchTyped(document: Document, pathOf: () => string): void {
  stopWatching()
  const note = ({ target }: Event) => {
    if (!isField(target) || !isKept(target)) return
    if (path !== pathOf()) forgetTyped()
    path = pathOf()
    fields[target.name] = target.value
  }
  document.addEventListener('input', note, true)
  document.addEventListener('change', note, true)
  stopWatching = () => {
    document.removeEventListener('input', note, true)
    document.removeEventListener('change', note, true)
  }
}

/** Forgets what was typed: it has been submitted, or the member has left. */
export function forgetTyped(): void {
  stopFilling()
  fields = {}
  sessionStorage.removeItem(TYPED)
}

/** Keeps what was typed on a page past the end of a session, in the tab's own storage, for its member. */
export function keepTyped(at: string, email: string): void {
  const typed: Typed = { email, path: at, fields }
  if (path === at && Object.keys(fields).length > 0) sessionStorage.setItem(TYPED, JSON.stringify(typed))
  stopFilling()
  fields = {}
}

const setters = {
  INPUT: HTMLInputElement.prototype,
  SELECT: HTMLSelectElement.prototype,
  TEXTAREA: HTMLTextAreaElement.prototype,
}

/** Types into a field as a person does, so that the screen which controls it takes it over. */
function enter(field: Field, value: string): void {
  if (field.type === 'radio') {
    if (field.value === value) field.click()
    return
  }
  const { set } =
    Object.getOwnPropertyDescriptor(setters[field.tagName as keyof typeof setters], 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether a field can take a value now; the choices of a list may still be on their way. */
const takes = (field: Field, value: string): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(option => option.value === value)
    : field.type !== 'radio' || field.value === value

/**
 * Enters what was typed before the session ended, once its member has signed in again (`keepSession` drops what another has typed): each field as it comes on screen,
 * for some come with an answer or a later step. It ends with what is submitted, or with the page.
 */
export function fillTyped(document: Document, pathOf: () => string): void {
  const kept: Typed | null = JSON.parse(sessionStorage.getItem(TYPED) ?? 'null')
  forgetTyped()
  if (!kept) return
  const left = new Map(Object.entries(kept.fields))
  const fill = () => {
    if (pathOf() !== kept.path) return
    for (const field of document.querySelectorAll<Field>('main form :is(input, select, textarea)')) {
      const value = left.get(field.name)
      if (value === undefined || !isKept(field) || !takes(field, value)) continue
      left.delete(field.name)
      if (field.value !== value || field.type === 'radio') enter(field, value)
    }
    if (left.size === 0) stopFilling()
  }
  const watch = new MutationObserver(fill)
  stopFilling = () => {
    watch.disconnect()
    stopFilling = () => {}
  }
  watch.observe(document.body, { childList: true, subtree: true })
  fill()
}
