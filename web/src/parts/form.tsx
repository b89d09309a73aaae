import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type ChangeEvent,
  type CSSProperties,
  type Dispatch,
  type FormEvent,
  type ReactNode,
  type Ref,
  type SetStateAction,
  useState,
} from 'react'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { isZero } from '../i18n/amount.ts'
import { type FormErrors, MISSING, useErrorWords } from './error-words.ts'
import { Panel } from './panel.tsx'
import { ProblemNotice } from './problem-notice.tsx'

/** The fault of a field: its words, `invalid` for the words of every field, or none. */
type Fault = MessageDescriptor | string | false | undefined

/** The rules of a form by its fields, each the fault of a value. */
export type Rules<T> = { readonly [K in keyof T]?: (value: T[K], typed: T) => Fault }

/** The rule of a text that has to be there. */
export const needed = (text: string): Fault => text.trim() === '' && MISSING
/** The rule of an amount that has to be above zero. */
export const aboveZero = (amount: string): Fault => isZero(amount) && msg`Enter an amount above zero.`

/** How a form is sent: what `useSubmit` and `useMutation` give. */
export type Sending<I> = {
  readonly mutate: (input: I) => void
  readonly isPending: boolean
  readonly error: unknown
  readonly reset: () => void
}

/** A form that sends nothing itself: what is typed goes to a next step, or into an address. */
export const sendsTo = <I,>(go: (input: I) => void): Sending<I> => ({
  mutate: go,
  isPending: false,
  error: null,
  reset: () => {},
})

/** What is typed in a form that outlives it, as the `useState` of its parent gives it: a step that comes again is as it was. */
export type Held<T> = readonly [typed: T, change: Dispatch<SetStateAction<T>>]

type Begins<T> =
  | { readonly initial: T | (() => T); readonly held?: never }
  | { readonly held: Held<T>; readonly initial?: never }

type FormOptions<T, I> = Begins<T> & {
  readonly rules?: Rules<T>
  /** The faults that a schema of /v1 finds in the body before it is sent: `formErrors`, which signing in does not load. */
  readonly faults?: (body: I | undefined, typed: T) => FormErrors
  /** The body of the call; nothing while it cannot be made of what is typed. */
  readonly body: (typed: T) => I | undefined
  readonly send: Sending<I>
  /** The words beside a field that the server takes for wrong, in place of the notice. */
  readonly wrong?: (name: keyof T & string) => MessageDescriptor | undefined
  /** The refusals that a field says, in place of the notice, by their codes. */
  readonly refused?: Readonly<Record<string, keyof T & string>>
  /** Whether a change takes the last answer off the screen, which it does anyway where a field says it. */
  readonly forgets?: boolean
  /** Whether its fields say what is wrong while they are typed, before it is submitted. */
  readonly saysAtOnce?: boolean
}

type Texts<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string
type Edited = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Boxes<T> = { [K in keyof T]: T[K] extends boolean ? K : never }[keyof T] & string

const fieldsOf = <T extends object>(by: T | undefined) => Object.keys(by ?? {}) as (keyof T & string)[]

/** The words beside such a field where there are no better ones. */
export const INVALID = msg`This is not a valid entry.`

/**
 * One form: what is typed in its fields, what is wrong with each once it was submitted, and how it is sent. Its fields say
 * nothing before that, and a form with a fault is not sent. `text`, `field` and `box` are a field's own part of it.
 */
export function useForm<T extends object, I>(options: FormOptions<T, I>) {
  const { rules, faults, body, send, wrong, refused, forgets = false, saysAtOnce = false } = options
  const words = useProblemWords()
  const errorWords = useErrorWords()
  const own = useState<T>(options.held ? options.held[0] : options.initial)
  const [typed, setTyped] = options.held ?? own
  const [isChecked, setChecked] = useState(saysAtOnce)
  const made = body(typed)
  const found: FormErrors = faults?.(made, typed) ?? {}
  const faultOf = <K extends keyof T & string>(name: K): Fault =>
    rules?.[name]?.(typed[name], typed) || found[name]
  const problem = send.error ? problemOf(send.error) : undefined
  const isRefusedAt = problem?.kind === 'refused' ? refused?.[problem.code] : undefined
  const wrongAt = (name: keyof T & string) =>
    problem?.kind === 'wrong' && problem.issues.some(({ path }) => path === name) ? wrong?.(name) : undefined
  const isRight = Object.keys(found).length === 0 && !fieldsOf(rules).some(faultOf)

  const change = (next: Partial<T>) => {
    if (forgets || isRefusedAt) send.reset()
    setTyped(now => ({ ...now, ...next }))
  }
  const errorOf = (name: keyof T & string, label: string): string | undefined => {
    const fault = (isChecked && faultOf(name)) || wrongAt(name)
    if (fault) return errorWords(fault, label)
    return problem && isRefusedAt === name ? words(problem) : undefined
  }
  const put = (name: keyof T, value: unknown) => change({ [name]: value } as Partial<T>)
  return {
    typed,
    change,
    errorOf,
    /** Whether a field says that it is wrong. */
    isWrong: (name: keyof T & string) => isChecked && Boolean(faultOf(name)),
    /** Whether it was submitted, so that it says what is missing. */
    isSubmitted: isChecked,
    isBusy: send.isPending,
    /** The words about the whole form: none where a field has its own. */
    error: isRefusedAt || fieldsOf(typed).some(wrongAt) ? null : send.error,
    /** A field that hands over what is typed: an amount, a number, a secret. */
    field: <K extends Texts<T>>(name: K, label: string) => ({
      label,
      name,
      value: typed[name],
      onChange: (value: string) => put(name, value),
      error: errorOf(name, label),
    }),
    /** A field of the browser: a line, a text, a choice. */
    text: <K extends Texts<T>>(name: K, label: string) => ({
      label,
      name,
      value: typed[name],
      onChange: (event: ChangeEvent<Edited>) => put(name, event.currentTarget.value),
      error: errorOf(name, label),
    }),
    /** A box to tick. */
    box: (name: Boxes<T>, label: string) => ({
      label,
      name,
      checked: Boolean(typed[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => put(name, event.currentTarget.checked),
      error: errorOf(name, label),
    }),
    /** Everything as it was at the beginning. */
    clear: () => {
      if (options.initial !== undefined) setTyped(options.initial)
      setChecked(saysAtOnce)
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      setChecked(true)
      if (isRight && made !== undefined) send.mutate(made)
    },
  }
}

/** The state of a form with such fields. */
export type FormOf<T extends object> = ReturnType<typeof useForm<T, unknown>>

/** The frame of a form around its fields. */
export type Submitted = {
  readonly submit: (event: FormEvent) => void
  readonly isBusy: boolean
  readonly error: unknown
}

type FormProps = {
  form: Submitted
  children: ReactNode
  /** Its buttons, below what was refused. */
  end: ReactNode
  /** Whether its fields stand on a panel, with the buttons below it. */
  isOnPanel?: boolean
  /** What was refused in other words than those of every screen. */
  words?: ((thrown: unknown) => string) | undefined
  className?: string | undefined
  style?: CSSProperties
  ref?: Ref<HTMLFormElement>
}

/** A form on screen: its fields, why it was refused, and its buttons. */
export function Form(props: FormProps) {
  const { form, children, end, isOnPanel = false, words, style, ref = null } = props
  const { className = isOnPanel ? undefined : 'stack' } = props
  const fields = (
    <>
      {children}
      <ProblemNotice of={form.error} words={words} />
    </>
  )
  return (
    <form ref={ref} onSubmit={form.submit} noValidate className={className} {...(style ? { style } : {})}>
      {isOnPanel ? (
        <Panel>
          <div className="stack">{fields}</div>
        </Panel>
      ) : (
        fields
      )}
      {end}
    </form>
  )
}
