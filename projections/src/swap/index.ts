export { getSwap, listSwaps, type SwapFilter, type SwapRow, sumSwaps } from './queries.ts'
