export { askOutside } from './ask-outside.ts'
