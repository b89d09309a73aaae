export { getSwap, listSwaps, type SwapFilter, type SwapRow } from './queries.ts'
