import { keptFlag } from '../../../parts/kept-flag.ts'

/** Whether amounts are hidden from onlookers. Kept on the device while signed in. */
export const useHidden = keptFlag('amounts_hidden')
