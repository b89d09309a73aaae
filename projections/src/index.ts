export { projections } from './projections.ts'
export { toldOf } from './told-of.ts'
export { createViews, type Views, type ViewsOptions } from './views.ts'
