export { askOutside, type OutsideAnswer } from './ask-outside.ts'
