import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cannedPlaceholders } from '@strongroom/shared'
import type { FormName, ListOf, RemoveName, WholeOf } from '../../../client/contract.ts'
import type { BoundedCall } from '../../../client/may.ts'

type Choice = { readonly value: number; readonly label: MessageDescriptor }
/** One field of a record. `null` in a decimal that may be missing stands for "as the settings say". */
export type Field = {
  readonly name: string
  readonly label: MessageDescriptor
  readonly of:
    | 'text'
    /** A text of several lines. */
    | 'lines'
    /** A moment in UTC, ISO. */
    | 'moment'
    | 'whole'
    /** Left out when it is empty. */
    | 'whole-or-none'
    | 'decimal'
    | 'decimal-or-null'
    /** A decimal for each of some levels: `3: 0.001, 5: 0`. */
    | 'by-level'
    /** A key of 32 characters that is never shown again: empty in the form of a record that has one, which then keeps it. */
    | 'key'
    /** Bank accounts of the house by their ids; in a record they stand in its `bank_ids`. */
    | 'house-banks'
    /** An address of a picture, or the id of one that was uploaded. */
    | 'picture'
    | readonly Choice[]
  /** Hint under the field: the meaning of an empty one, or how to write it. */
  readonly whenEmpty?: MessageDescriptor
  readonly holds?: boolean
  /** Cannot be changed once the record is there: it is its key. */
  readonly isKey?: boolean
  /** Addresses of the product's own pictures, of which one may be taken. */
  readonly drawn?: readonly string[]
  /** Names a currency by its code: the list shows its icon. */
  readonly isCurrency?: boolean
}

/** A record as it comes; `id` is how its calls name it. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: string }

/** A call that shows records of a kind or hides them, and changes nothing else of them. */
export type ShowCall = Extract<FormName & BoundedCall, 'catalogue.showProductBank'>

/** One kind of reference data: its calls, its fields, which of them the list shows. */
export type ReferenceKind = {
  readonly title: MessageDescriptor
  /** All of it, or a page. */
  readonly list: { readonly whole: WholeOf<Entry> } | { readonly pages: ListOf<Entry> }
  readonly create: FormName & BoundedCall
  readonly edit: FormName & BoundedCall
  /** Whether the id goes into the body of an edit, rather than into its path. */
  readonly hasIdInBody: boolean
  readonly remove?: RemoveName
  /** Of a kind whose records are shown and hidden from their rows. */
  readonly show?: ShowCall
  readonly fields: readonly Field[]
  readonly columns: readonly string[]
}

/** Label for the name of a thing; some languages use another word for a person's. */
export const ofThing = msg({ message: 'Name', context: 'of a thing' })
/** Whether members see the entry. */
export const shown: Field = {
  name: 'status',
  label: msg`Shown`,
  of: [
    { value: 1, label: msg`Yes` },
    { value: 0, label: msg`No` },
  ],
}
/** The entry's place in its list. */
export const sort: Field = { name: 'sort', label: msg`Place in the list`, of: 'whole' }
/** A field of one line. */
export const text = (name: string, label: MessageDescriptor, holds = false): Field => ({
  name,
  label,
  of: 'text',
  holds,
})
/** The code of a currency. */
export const currencyCode = (name: string, label: MessageDescriptor, isKey = true): Field => ({
  ...text(name, label, true),
  isKey,
  isCurrency: true,
})
/** The placeholders of a canned answer, as they are written. */
export const braced = cannedPlaceholders.map(name => `{${name}}`).join(', ')
/** The region of a bank, which decides the fields of its accounts. */
export const accountTypes: Field = {
  name: 'account_type',
  label: msg`Kind of bank`,
  of: [
    { value: 0, label: msg`US bank` },
    { value: 1, label: msg`EU bank` },
    { value: 2, label: msg`Other bank` },
    { value: 3, label: msg`Hong Kong bank` },
  ],
}
/** The fields of an account of the house. */
export const houseFields = [
  text('beneficiary_name', msg`Beneficiary`, true),
  text('bank_name', msg`Bank`, true),
  text('account_number', msg`Account number`, true),
  text('swift_code', msg`SWIFT`),
  text('bank_routing_number', msg`Routing number`),
  text('bank_address', msg`Address of the bank`),
]
/** A share that may be left empty; it is above zero then or missing. */
export const share = (name: string, label: MessageDescriptor): Field => ({
  name,
  label,
  of: 'decimal-or-null',
})

/** A kind whose entries are created and edited by the same call, with the id in the body of an edit. */
export const savedBy = <const S extends FormName & BoundedCall>(save: S) => ({
  create: save,
  edit: save,
  hasIdInBody: true,
})

/** The wire's flag in words. */
export const yesOrNo = [
  { value: 0, label: msg`No` },
  { value: 1, label: msg`Yes` },
] as const
