import { banksDecider } from '@strongroom/ledger/bank'
import type { BankAccountRow } from '@strongroom/projections/bank'
import type { wire } from '@strongroom/shared'
import type { Asker } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import type { Parts } from '../dependencies.ts'
import { handInPaper } from '../platform/files/hand-in.ts'
import { codeHash } from '../vault/secrets.ts'
import { bankIssues, placed, tidyBank } from './bank-numbers.ts'

/** Bank accounts whole: their details and their status. */
export const bankRecords = async (
  { banks, catalogue }: Parts,
  rows: readonly BankAccountRow[],
): Promise<wire.Bank[]> => {
  const details = await banks.byIds(rows.map(({ id }) => id))
  return rows.flatMap(row => {
    const kept = details.get(row.id)
    if (!kept) return []
    const category_name = row.category_id && catalogue.get('bank-category', row.category_id)?.category_name
    return [
      {
        // Accounts that were linked before the place was asked for have none.
        ...placed(kept),
        status: row.status,
        category_id: row.category_id,
        category_name: category_name || null,
        reason: row.reason,
        created_date: row.created_at,
        updated_date: row.updated_at,
      },
    ]
  })
}

const ended = (number: string) => number && `•••• ${number.replaceAll(/\W/g, '').slice(-4)}`

/** A bank account as administrators' lists have it: enough to tell it from another. */
export const masked = <B extends wire.Bank>(bank: B): B => ({
  ...bank,
  accountnumber: ended(bank.accountnumber),
  iban: ended(bank.iban),
  billing_address: '',
  billing_city: '',
  billing_state: '',
  billing_postal: '',
})

/** The details as they are to be kept. Throws when they are wrong. */
export const checkedDetails = async (
  parts: Parts,
  uid: string,
  details: wire.BankDetails,
  categoryId: string | undefined,
): Promise<wire.BankDetails> => {
  const issues: { path: string; message: string }[] = [...bankIssues(details)]
  if (categoryId !== undefined && !parts.catalogue.get('bank-category', categoryId))
    issues.push({ path: 'categoryid', message: 'A category of the list' })
  if (issues.length > 0) throw HttpError.invalid(issues)
  if (details.statement !== null) await handInPaper(parts, { uid, id: details.statement, path: 'statement' })
  return tidyBank(details)
}

/** A keyed hash of bank details: the log holds it in place of the details. */
export const detailsHashOf = (
  { config }: Parts,
  { commandId }: { readonly commandId: string },
  details: wire.BankDetails,
) => codeHash(config.secretKey, commandId, JSON.stringify(details)).toString('hex')

/**
 * Keeps the details that a fact came with, while they wait for approval: what is tried again late must change neither
 * later details nor approved ones.
 */
export const saveDetails = async (
  { ledger, banks }: Parts,
  { session: { uid }, now }: Asker & { readonly now: Date },
  bankId: string,
  details: wire.BankDetails,
  version: number | undefined,
) => {
  const { state } = await ledger.load(banksDecider, uid)
  const bank = state.banks[bankId]
  if (bank?.status === 'pending' && version !== undefined && bank.version === version)
    await banks.save({ uid, id: bankId, version }, details, now)
}
