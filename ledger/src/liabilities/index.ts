export { type HoldingFact, type HoldingRefusal, holdingDecider } from './holding.ts'
export {
  house,
  type LiabilitiesFact,
  type LiabilitiesProven,
  liabilitiesDecider,
} from './liabilities.ts'
