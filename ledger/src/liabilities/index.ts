export {
  house,
  type LiabilitiesFact,
  type LiabilitiesProven,
  type LiabilitiesRefusal,
  liabilitiesDecider,
} from './liabilities.ts'
