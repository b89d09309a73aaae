export { type HoldingFact, type HoldingRefusal, type HoldingStatement, holdingDecider } from './holding.ts'
export {
  house,
  type LiabilitiesFact,
  type LiabilitiesProven,
  liabilitiesDecider,
} from './liabilities.ts'
