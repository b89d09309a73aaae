export { tableSizes } from './table-sizes.ts'
