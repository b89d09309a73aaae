import { addOfficeRoutes } from './contract.ts'
import { officeRoutes } from './office-routes.gen.ts'

// Loaded with the frame around administrators' pages, and so before any of their calls.
addOfficeRoutes(officeRoutes)
