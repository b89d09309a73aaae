import type { AnyEvent } from './runner/projection.ts'

/** The member whose wallet or membership an event is about: the id in its stream's name. */
export const uidOf = ({ stream }: Pick<AnyEvent, 'stream'>): string => stream.slice(stream.indexOf('-') + 1)
