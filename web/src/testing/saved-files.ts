import { vi } from 'vitest'

/** The files that a page hands to the browser from now on, by name; nothing is really saved. The test restores all mocks. */
export const savedFiles = () => {
  const saved: { name: string; blob: Blob }[] = []
  let blob: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation(given => {
    blob = given as Blob
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
  return saved
}
