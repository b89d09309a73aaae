import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

type Name = string | RegExp

/** Types a text into the field of a label, in place of what stands there. */
export const type = (label: Name, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

/** Types into several fields, each by its label. */
export const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [label, text] of Object.entries(fields)) type(label, text)
}

/** Figures and their currency are held together by a space that does not break; a test writes a plain one. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const isNamed = (name: Name) => (element: Element) => {
  const own = plain(element.getAttribute('aria-label') ?? element.textContent)
  return typeof name === 'string' ? own === name : name.test(own)
}

/** The button of a name; nothing while there is none. One in an open dialog goes before one behind it. */
export function buttonOf(name: Name): HTMLButtonElement | undefined {
  const found = [...document.querySelectorAll('button')].filter(isNamed(name))
  return found.find(button => button.closest('dialog[open]')) ?? found[0]
}

const need = <T>(found: T | undefined, what: string, name: Name): T => {
  if (found === undefined) throw new Error(`there is no ${what} ${name}\nThe page says: ${pageText()}`)
  return found
}

/** Waits until a button may be pressed: one that approves waits for what it books. */
export const seeLiveButton = (name: Name): Promise<void> =>
  waitFor(() => {
    if (buttonOf(name)?.disabled !== false) throw new Error(`no button ${name} may be pressed`)
  })

/** Waits for a button. */
export const seeButton = (name: Name): Promise<HTMLButtonElement> =>
  waitFor(() => need(buttonOf(name), 'button', name))

/** Presses a button by its name. One that may not be pressed is an error: a test that clicked it would wait in vain. */
export function press(name: Name): void {
  const button = need(buttonOf(name), 'button', name)
  if (button.disabled) throw new Error(`the button ${name} may not be pressed yet`)
  fireEvent.click(button)
}

/** Clicks a button whether or not it may be pressed, as impatient people do. */
export const pressAnyway = (name: Name): void => void fireEvent.click(need(buttonOf(name), 'button', name))

/** Puts a file into the file input of a form's field, by the field's name: its label belongs to a button. */
export function putFile(field: string, file: File): void {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][name="${field}"]`)
  fireEvent.change(need(input ?? undefined, 'file input', field), { target: { files: [file] } })
}

/** Text in the field of a label. */
export const typed = (label: Name): string => plain((screen.getByLabelText(label) as HTMLInputElement).value)

/** The sentence that a field says is wrong with it; empty while nothing is. */
export function wrongWith(label: Name): string {
  const field = screen.getByLabelText(label)
  const isWrong = field.getAttribute('aria-invalid') === 'true' || field.dataset.invalid === 'true'
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const said = ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
  return isWrong ? plain(said) || 'wrong' : ''
}

/** Waits for a text; gives its element. */
export const see = (text: Name): Promise<HTMLElement> => screen.findByText(text)

/** Waits until a text is gone, or was never there. */
export const gone = (text: Name): Promise<void> => waitFor(() => expect(screen.queryByText(text)).toBeNull())

/** Enters six digits where a code is asked for; the last one submits them. */
export const enterCode = (label: string, code: string): void =>
  void fireEvent.paste(screen.getByLabelText(`${label}, digit 1 of 6`), {
    clipboardData: { getData: () => code },
  })

/** Text below a node, piece by piece: a copy of the page, made at every look of a waiting test, took a thirtieth of its time. */
function gatherSeen(node: Node, pieces: string[]): string[] {
  for (const child of node.childNodes)
    if (child.nodeType === Node.TEXT_NODE) pieces.push((child as Text).data)
    else if (child instanceof Element && !child.classList.contains('money-words')) gatherSeen(child, pieces)
  return pieces
}

/** Text of an element as it is seen: without the words in which amounts are heard. */
export const seenText = (element: Element | null | undefined): string | undefined =>
  element ? gatherSeen(element, []).join('') : undefined

/** Text of the page without its frame, in one line, as it is seen. */
export const pageText = (): string => plain(seenText(document.querySelector('main')))

const unspaced = (text: string) => text.replaceAll(/\s/g, '')

/** Waits until the page says all of this, whatever stands between the pieces of an amount. */
export const seeOnPage = (...texts: readonly string[]): Promise<void> =>
  waitFor(() => {
    const page = unspaced(pageText())
    for (const text of texts) expect(page).toContain(unspaced(text))
  })

/** Makes the window so wide, in CSS pixels; 390 is a phone. */
export function setWidth(width: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number }) => void }
  }
  happyDOM.setViewport({ width })
}
