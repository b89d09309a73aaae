export { facts } from './facts.ts'
