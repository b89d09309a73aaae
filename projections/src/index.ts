export { projections } from './projections.ts'
export { createViews, type Views, type ViewsOptions } from './views.ts'
