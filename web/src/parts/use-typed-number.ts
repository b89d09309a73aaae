import {
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { isUnfinished, type ReadAmount, readAmount } from './read-amount.ts'
import { caretAfter, groupTyped, type Typed, typedAfter } from './typing.ts'

/** As many as a number may have on the wire. */
const MOST_PLACES = 18

/** Why a text is no number. */
export type Unread = Exclude<ReadAmount, { kind: 'amount' }>

type Asked = {
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** Nothing while that is not known: any are taken, and the form waits. */
  places: number | undefined
  /** A code that may stand beside the number, as where it was copied from. */
  code?: string | undefined
}

/**
 * The state of a field for a number: what was typed, and what it is read as. The form gets exactly the number that is
 * shown, as a decimal string. While the text is none the form gets `''`, and the field keeps it from being submitted:
 * an empty field often stands for something, an unreadable one never does.
 */
export function useTypedNumber({ field, value, onChange, places: known, code }: Asked) {
  const places = known ?? MOST_PLACES
  const [typed, setTyped] = useState<Typed & { readonly value: string }>()
  const [hasLeft, setLeft] = useState(false)
  // A value that the form has set by itself takes the place of what was typed.
  const current = typed?.value === value ? typed : undefined
  const raw = current?.raw ?? value
  const read = numberIn(raw, places, code)
  const isRefused = raw !== '' && read.kind !== 'amount'
  const readValue = read.kind === 'amount' ? read.amount : ''

  const take = (next: Typed) => {
    const nextRead = numberIn(next.raw, places, code)
    const nextValue = nextRead.kind === 'amount' ? nextRead.amount : ''
    setTyped({ ...next, value: nextValue })
    setLeft(false)
    if (nextValue !== value) onChange(nextValue)
  }

  useLayoutEffect(() => {
    if (!typed || document.activeElement !== field.current) return
    const at = caretAfter(typed.raw, typed.caret)
    field.current?.setSelectionRange(at, at)
  }, [typed, field])

  // Another currency may have other places: what was typed is read anew.
  useEffect(() => {
    if (!current || readValue === value) return
    setTyped({ ...current, value: readValue })
    onChange(readValue)
  }, [current, readValue, value, onChange])

  useSubmitGuard(field, isRefused, () => setLeft(true))
  // An empty field has no places: its form is answered at once.
  const isHeld = useSubmitOnceKnown(field, known !== undefined || raw === '')

  return {
    shown: groupTyped(raw),
    /** The form was submitted, and waits to know what may be typed. */
    isHeld,
    unread: isRefused && (hasLeft || !isUnfinished(raw, places)) ? (read as Unread) : undefined,
    onType: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionStart } = event.currentTarget
      const { data, inputType } = event.nativeEvent as InputEvent
      take(typedAfter(raw, { text, caret: selectionStart ?? text.length, data, inputType }))
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault()
      const text = event.clipboardData.getData('text').trim()
      take({ raw: text, caret: text.length })
    },
    onBlur: () => (isRefused ? setLeft(true) : setTyped(undefined)),
    /** Puts a number in as if it had been typed. */
    put: (amount: string) => take({ raw: amount, caret: amount.length }),
  }
}

/** The number that a text says, with or without its code. */
function numberIn(text: string, places: number, code?: string): ReadAmount {
  const bare = code ? text.replace(new RegExp(`\\s*${code}\\s*$|^\\s*${code}\\s*`, 'i'), '') : text
  return readAmount(bare, places)
}

/** Keeps the field's form from being submitted while what stands in the field is no number. */
function useSubmitGuard(
  field: RefObject<HTMLInputElement | null>,
  isRefused: boolean,
  onRefused: () => void,
) {
  useEffect(() => {
    const form = field.current?.form
    if (!form || !isRefused) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      onRefused()
      field.current?.focus()
    }
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  })
}

/**
 * Holds the field's form back while it is not known what may be typed, and sends it as soon as it is. Gives whether the form
 * waits for that.
 */
function useSubmitOnceKnown(field: RefObject<HTMLInputElement | null>, isKnown: boolean): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    if (isKnown && isWanted) {
      setWanted(false)
      form.requestSubmit()
    }
    if (isKnown) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setWanted(true)
    }
    // A form that is changed after it was sent is sent by hand again.
    const forget = () => setWanted(false)
    form.addEventListener('submit', hold, { capture: true })
    form.addEventListener('input', forget)
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      form.removeEventListener('input', forget)
    }
  }, [field, isKnown, isWanted])
  return isWanted && !isKnown
}
