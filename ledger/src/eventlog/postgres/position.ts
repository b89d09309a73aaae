import type { Position } from '../envelope.ts'

/** 20 digits hold every bigint, so positions compare as text as they do as numbers. */
export const positionOf = (number: string | number): Position => String(number).padStart(20, '0') as Position
