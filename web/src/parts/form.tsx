import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf } from '@strongroom/shared'
import { type ChangeEvent, type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { type Problem, problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { isZero } from '../i18n/amount.ts'
import { useCutPaste } from './cut-paste.ts'
import { type FormErrors, MISSING, useErrorWords } from './error-words.ts'
import { Panel } from './panel.tsx'
import { ProblemNotice } from './problem-notice.tsx'

/** The fault of a field: its words, a refusal that the server would give, `invalid` for the words of every field, or none. */
type Fault = MessageDescriptor | Problem | string | false | undefined

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
export const sendsTo = <I,>(go: (input: I) => void | Promise<void>): Sending<I> => ({
  mutate: input => void go(input),
  isPending: false,
  error: null,
  reset: () => {},
})

/** The values of a step that its flow keeps: the pair of its `useState`, or one like it. */
export type Kept<T> = readonly [typed: T, keep: (typed: T) => void]

/** The values at the beginning: the form's own, or kept by the flow that the form is a step of. */
type Begins<T> =
  | { readonly initial: T | (() => T); readonly kept?: undefined }
  | { readonly initial?: undefined; readonly kept: Kept<T> }

type FormOptions<T, I> = Begins<T> & {
  readonly rules?: Rules<T>
  /** The rules whose faults are said while it is typed, before it was submitted. */
  readonly atOnce?: Rules<T>
  /** The faults that a schema of /v1 finds in the body before it is sent: `formErrors`, which signing in does not load. */
  readonly faults?: (body: I | undefined, typed: T) => FormErrors
  /** The body of the call; nothing while it cannot be made of what is typed. */
  readonly body: (typed: T) => I | undefined
  /** By whether it was submitted, where what it says before that is another thing. */
  readonly send: Sending<I> | ((isChecked: boolean) => Sending<I>)
  /** The words beside a field that the server takes for wrong, in place of the notice; by the server's own message. */
  readonly wrong?: (name: keyof T & string, message: string) => MessageDescriptor | 'invalid' | undefined
  /** The refusals that a field says, in place of the notice: by their codes, or the field of any problem. */
  readonly refused?:
    | Readonly<Record<string, keyof T & string>>
    | ((problem: Problem) => (keyof T & string) | undefined)
  /** Whether a change takes the last answer off the screen, which it does anyway where a field says it. */
  readonly forgets?: boolean
}

type Texts<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string
type Edited = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Boxes<T> = { [K in keyof T]: T[K] extends boolean ? K : never }[keyof T] & string

const fieldsOf = <T extends object>(by: T | undefined) => (by ? keysOf(by) : [])

const isProblem = (fault: object | string): fault is Problem => typeof fault === 'object' && 'kind' in fault
const refusedFieldOf = <N extends string>(
  problem: Problem,
  refused: Readonly<Record<string, N>> | ((problem: Problem) => N | undefined) | undefined,
): N | undefined => {
  if (typeof refused === 'function') return refused(problem)
  return problem.kind === 'refused' ? refused?.[problem.code] : undefined
}

/** The words beside such a field where there are no better ones. */
export const INVALID = msg`This is not a valid entry.`

/**
 * One form: what is typed in its fields, what is wrong with each once it was submitted, and how it is sent. Its fields say
 * nothing before that, and a form with a fault is not sent. `text`, `field` and `box` are a field's own part of it.
 */
export function useForm<T extends object, I>(options: FormOptions<T, I>) {
  const { rules, atOnce, faults, body, wrong, refused, forgets = false } = options
  const words = useProblemWords()
  const errorWords = useErrorWords()
  const [own, setOwn] = useState(options.kept ? options.kept[0] : options.initial)
  const [isChecked, setChecked] = useState(false)
  const typed = options.kept ? options.kept[0] : own
  const send = typeof options.send === 'function' ? options.send(isChecked) : options.send
  const made = body(typed)
  const found: FormErrors = faults?.(made, typed) ?? {}
  const faultOf = <K extends keyof T & string>(name: K): Fault =>
    atOnce?.[name]?.(typed[name], typed) || rules?.[name]?.(typed[name], typed) || found[name]
  const saidOf = <K extends keyof T & string>(name: K): Fault =>
    isChecked ? faultOf(name) : atOnce?.[name]?.(typed[name], typed)
  const problem = send.error ? problemOf(send.error) : undefined
  const refusedAt = problem && refusedFieldOf(problem, refused)
  const wrongAt = (name: keyof T & string) => {
    const issue =
      problem?.kind === 'wrong' &&
      problem.issues.find(({ path }) => path === name || path.startsWith(`${name}.`))
    return issue ? wrong?.(name, issue.message) : undefined
  }
  const isRight =
    Object.keys(found).length === 0 && ![...fieldsOf(rules), ...fieldsOf(atOnce)].some(name => faultOf(name))

  const change = (next: Partial<T>) => {
    if (forgets || refusedAt) send.reset()
    if (options.kept) options.kept[1]({ ...typed, ...next })
    else setOwn(now => ({ ...now, ...next }))
  }
  const errorOf = (name: keyof T & string, label: string): string | undefined => {
    const fault = saidOf(name) || wrongAt(name)
    if (fault) return isProblem(fault) ? words(fault) : errorWords(fault, label)
    if (!problem || refusedAt !== name) return undefined
    // A field of the call that the form does not know: the form says it in its own words.
    return problem.kind === 'wrong' && wrong
      ? errorWords(wrong(name, '') ?? 'invalid', label)
      : words(problem)
  }
  const check = (): boolean => {
    setChecked(true)
    return isRight
  }
  const put = (name: keyof T, value: unknown) => change({ [name]: value } as Partial<T>)
  return {
    typed,
    change,
    errorOf,
    /** Whether a field says that it is wrong. */
    isWrong: (name: keyof T & string) => Boolean(saidOf(name)),
    /** Whether nothing is wrong with a field, said or not. */
    isFine: (name: keyof T & string) => !faultOf(name),
    /** Whether everything can be sent; from then on the fields say what is wrong. */
    check,
    /** Whether it was submitted, so that it says what is missing. */
    isSubmitted: isChecked,
    isBusy: send.isPending,
    /** The words about the whole form: none where a field has its own. */
    error: refusedAt || fieldsOf(typed).some(wrongAt) ? null : send.error,
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
    /** Everything as it was at the beginning, but for what is given. */
    clear: (but: Partial<T> = {}) => {
      if (options.initial !== undefined) setOwn(options.initial)
      setOwn(now => ({ ...now, ...but }))
      setChecked(false)
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      if (check() && made !== undefined) send.mutate(made)
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
  /** The refusals that are said in other words than those of every screen. */
  words?: ((thrown: unknown) => string | undefined) | undefined
  className?: string | undefined
  ref?: Ref<HTMLFormElement>
}

/** A form on screen: its fields, why it was refused, and its buttons. */
export function Form(props: FormProps) {
  const { form, children, end, isOnPanel = false, words, ref = null } = props
  const { className = isOnPanel ? undefined : 'stack' } = props
  const onPaste = useCutPaste()
  const fields = (
    <>
      {children}
      <ProblemNotice of={form.error} words={words} />
    </>
  )
  return (
    <form ref={ref} onSubmit={form.submit} noValidate className={className} onPaste={onPaste}>
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
