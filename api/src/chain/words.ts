import { scanCases, scanKinds } from '@strongroom/shared/words/chain/kind'
import {
  applicationStates,
  chainSendStates,
  collectionStates,
  scanStates,
} from '@strongroom/shared/words/chain/state'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'nothing-to-collect': { msg: msg`There is nothing to collect on these addresses` },
  'collection-differs': { msg: msg`The custody’s answer does not match the request` },
  'address-not-usable': { msg: msg`This address is not in your address book` },
  'address-resting': { msg: msg`This address is new: you can send to it once it has rested` },
  'fee-changed': { msg: msg`The fee has changed, please check again` },
  'deposit-address-held': { msg: msg`This member has a deposit address on this network already` },
} as const satisfies RefusalWords

const heads = {
  arrives: msg({ message: 'Arrives', context: 'file' }),
  demo: msg`Demo`,
  retired: msg`Retired`,
  given_date: msg({ message: 'Given', context: 'file' }),
  usable_date: msg`Usable from`,
  collected: msg`Collected`,
  transfers: msg`Transfers`,
  scanned_date: msg`Looked at`,
  collected_addresses: msg`Addresses collected from`,
  asked_by: msg({ message: 'Asked by', context: 'file' }),
  asked_by_name: msg`Asked by, name`,
  case_kind: msg`Kind of case`,
  case_id: msg`Case`,
  value: msg`Address or TXID`,
  source: msg`Screened by`,
  score: msg`Risk score`,
  risks: msg`Reasons`,
  answered_date: msg`Screened`,
  limit: msg`Limit`,
}

/** Lists of sends on chain. */
export const chainSendCsv = { heads, codes: { status: chainSendStates } } satisfies CsvWords

/** Lists of addresses and of applications for them. */
export const addressCsv = {
  heads,
  codes: { status: applicationStates, demo: yesOrNo, retired: yesOrNo },
} satisfies CsvWords

/** Lists of collections and of the balances they are made from. */
export const collectionCsv = { heads, codes: { demo: yesOrNo, status: collectionStates } } satisfies CsvWords

/** The list of screened addresses and TXIDs. */
export const scanCsv = {
  heads,
  codes: {
    status: scanStates,
    case_kind: scanCases,
    kind: scanKinds,
    source: { http: msg`Screening service`, demo: msg`Demo list` },
  },
} satisfies CsvWords
