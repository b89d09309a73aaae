export { countFailing, type Failing, listFailing, tryAgain } from './failing.ts'
