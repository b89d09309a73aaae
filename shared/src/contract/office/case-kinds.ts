import * as v from 'valibot'
import * as cases from '../cases.gen.ts'
import type { CaseKindContract } from '../declare-case.ts'

type Case = (typeof cases)[keyof typeof cases]
type Place = Pick<CaseKindContract, 'place'>

const inOrder: readonly Case[] = Object.values(cases).toSorted((a: Place, b: Place) => a.place - b.place)

const isBulk = (each: Case): each is Extract<Case, { readonly bulk: true }> => 'bulk' in each
const isLooked = (each: Case): each is Extract<Case, { readonly takes: readonly unknown[] }> =>
  'takes' in each

const isCancelled = (each: Case): each is Extract<Case, { readonly cancels: true }> => 'cancels' in each

export type CaseKind = Case['kind']
/** The kinds of cases that wait for an administrator. Their order is that of the menu. */
export const caseKinds: readonly CaseKind[] = inOrder.map(({ kind }) => kind)
/** Kind of a case that waits for an administrator. */
export const caseKind = v.picklist(caseKinds)

/** The kinds of cases that may be decided many at once: those whose decision needs nothing but the case and a reason. */
export const bulkKinds = inOrder.filter(isBulk).map(({ kind }) => kind)
/** Kind of case that can be decided in bulk. */
export const bulkKind = v.picklist(bulkKinds)
export type BulkKind = v.InferOutput<typeof bulkKind>

/** The kinds of cases that their member may cancel while they wait. */
export const cancelledKinds = inOrder.filter(isCancelled).map(({ kind }) => kind)
/** Kind of case that its member may cancel while it waits. */
export const cancelledKind = v.picklist(cancelledKinds)
export type CancelledKind = v.InferOutput<typeof cancelledKind>

/** The kinds of cases whose approval can be looked at in figures before it is given. */
export const lookedKinds = inOrder.filter(isLooked).map(({ kind }) => kind)
