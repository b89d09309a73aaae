type Asked = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: FormData | string
  readonly signal: AbortSignal
}

/** As `fetch`, which cannot say how much of a body has been sent. Hears the share of it, from 0 to 1. */
export const fetchWithProgress = (
  url: string,
  { method, headers, body, signal }: Asked,
  onProgress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
    const fail = () => reject(new TypeError('not reached'))
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })

const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map(line => {
      const [name = '', ...value] = line.split(':')
      return [name, value.join(':').trim()]
    })
