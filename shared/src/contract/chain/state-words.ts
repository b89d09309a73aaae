import { msg, type Word } from '#words'
import { withdrawalStates } from '../withdrawal/state-words.ts'
import type { CaseStatus } from '../words.ts'
import type { AddressApplication } from './chain-addresses.ts'
import type { Collection } from './collections.ts'
import type { CryptoScan } from './crypto-scans.ts'

/** Where a send on chain stands. */
export const chainSendStates: Readonly<Record<CaseStatus, Word>> = {
  ...withdrawalStates,
  1: msg`Sent on the chain`,
}

/** Where an application for an address stands. */
export const applicationStates: Readonly<Record<AddressApplication['status'], Word>> = {
  0: msg`Waiting`,
  1: msg`Complete`,
}

/** Where the coins stand that the custody was asked to collect. */
export const collectionStates: Readonly<Record<Collection['status'], Word>> = {
  0: msg`Waits for the custody`,
  1: msg`Collected`,
  [-1]: msg`Nothing was sent`,
}

/** How far the screening of an address or a TXID is. */
export const scanStates: Readonly<Record<CryptoScan['status'], Word>> = {
  0: msg`Being screened`,
  1: msg`Screened`,
  [-1]: msg`Not screened`,
}
