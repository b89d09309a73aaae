import { msg, type Word } from '#words'
import type { CryptoScan, ScanCase } from './crypto-scans.ts'

/** The name of each kind of case that is screened. */
export const scanCases: Readonly<Record<ScanCase, Word>> = {
  'top-up': msg`Top-up`,
  'chain-send': msg`Send on chain`,
  address: msg`Saved address`,
}

/** The names of the things that are screened. */
export const scanKinds: Readonly<Record<CryptoScan['kind'], Word>> = {
  address: msg`Address`,
  txid: msg`TXID`,
}
