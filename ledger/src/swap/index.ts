export {
  canSwap,
  givenFor,
  type Swap,
  type SwapPrice,
  type SwapQuote,
  type SwapTerms,
  swappable,
  swapTerms,
} from './swap.ts'
export { swapFeeRate } from './swap-fee-rate.ts'
