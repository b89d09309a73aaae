import { msg } from '#words'
import type { Codes } from './csv-words.ts'

/** Whether something of the catalogue is offered. */
export const shown: Codes = {
  0: msg`Hidden`,
  1: msg`Shown`,
}

export const yesOrNo: Codes = {
  0: msg`No`,
  1: msg`Yes`,
  true: msg`Yes`,
  false: msg`No`,
}

export const source: Codes = {
  wallet: msg`Wallet`,
  card: msg`Card`,
}

/** The head of the number of an event, where a list is of events. */
export const eventNumber = msg`Event number`
