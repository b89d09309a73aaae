export { isSkipped } from './is-skipped.ts'
export { tableSizes } from './table-sizes.ts'
