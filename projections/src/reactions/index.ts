export { countFailing, type Failing, listFailing } from './failing.ts'
