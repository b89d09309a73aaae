export { books, type PeriodFact, type PeriodRefusal, periodDecider } from './period.ts'
