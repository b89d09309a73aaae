export { type Account, ownerOf, userAccount } from './accounts.ts'
export { addMonths, type Day, daysBetween } from './days.ts'
export { inverse, type Leg, type Legs, legsInText, move, readLegs, together } from './legs.ts'
export { allKept, type Kept, keptAt, keptId } from './persistent-map.ts'
