import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CallName } from '../../../client/contract.ts'
import { type FieldOf, type SaidColumn, valueIn } from '../../../parts/lists/said.ts'
import { MemberLink } from './member-link.tsx'

/** Whose row it is. */
export const member = <R extends { readonly uid: string; readonly username: string }, N extends CallName>(
  head: MessageDescriptor = msg`Member`,
  options: Pick<SaidColumn<R, N>, 'sort'> = {},
): SaidColumn<R, N> => ({
  key: 'member',
  head,
  repeats: 'uid',
  cell: ({ uid, username }) => <MemberLink uid={uid} username={username} />,
  ...options,
})

/** Another member whom a row names, by the fields of their user id and their name. */
export const memberIn = <R, N extends CallName>(
  field: FieldOf<R, string>,
  name: FieldOf<R, string>,
  head: MessageDescriptor,
): SaidColumn<R, N> => ({
  key: field,
  head,
  repeats: field,
  cell: row => <MemberLink uid={valueIn<R, string>(row, field)} username={valueIn<R, string>(row, name)} />,
})
