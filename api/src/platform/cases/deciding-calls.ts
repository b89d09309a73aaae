import type { PlainKind } from '@strongroom/projections/office'
import {
  type AnyContract,
  byKind,
  type CallName,
  type CaseKindContract,
  type Complete,
  cases,
  contract,
  keysOf,
  mayMake,
  type wire,
} from '@strongroom/shared'

type Case = (typeof cases)[keyof typeof cases]
/** The names of calls that the kinds say decide them. */
type Deciding = Extract<Case, { readonly decides: string }>['decides']

/** Calls by their capability, whose names are known as text alone. */
const calls: Readonly<Record<string, Readonly<Record<string, AnyContract>>>> = contract

const callOf = ({ decides = '', roles }: CaseKindContract): AnyContract => {
  const [capability = '', name = ''] = decides.split('.')
  const call = calls[capability]?.[name]
  if (!call) throw new Error(`no call is called ${decides}`)
  return roles ? { ...call, roles } : call
}

const { proposal: _, ...plain } = byKind(cases)
const found = Object.fromEntries(Object.values(plain).map(each => [each.kind, callOf(each)]))

/** The call that decides a case of each kind: a role that may make it may decide the kind. The compiler names a call that the contract lacks. */
export const decidingCalls: Complete<
  Exclude<Deciding | PlainKind, CallName | keyof typeof plain>,
  { readonly [K in PlainKind]: AnyContract }
> = found as { readonly [K in PlainKind]: AnyContract }

/** The kinds of cases that a role decides. For proposals, the policy of each kind names its deciders. */
export const kindsFor = (role: wire.Role): readonly PlainKind[] =>
  keysOf(decidingCalls).filter(kind => mayMake(decidingCalls[kind], role))
