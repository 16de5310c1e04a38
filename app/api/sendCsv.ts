import { csvAnswerSchema, type CsvAnswer } from '@festoon/contract/guestCsv'
import { limits } from '@festoon/contract/limits'
import { asBasic } from './asBasic.ts'
import { CallError } from './postCall.ts'
import { refusal } from './refusal.ts'

const url = '/contacts/csv'

/**
 * Adds the guests of a CSV file to a party (RPC-85). `onProgress` hears which part of the file has been sent, 0 to 1. An
 * answer other than 200, or without a body, is a failure (ERR-38). Throws `CallError`.
 */
export const sendCsv = (eventId: string, file: File, onProgress: (part: number) => void): Promise<CsvAnswer> =>
  asBasic(async (authorization) => {
    const form = new FormData()
    form.append('eventId', eventId)
    form.append('multipartFile', file, file.name)
    const { status, answer } = await post(form, authorization, onProgress)
    const read = status === 200 ? csvAnswerSchema.safeParse(answer) : undefined
    if (!read?.success) throw refusal(answer)
    return read.data
  })

/** By XMLHttpRequest: `fetch` does not tell how far an upload is. */
function post(
  form: FormData,
  authorization: string,
  onProgress: (part: number) => void,
): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('authorization', authorization)
    request.responseType = 'json'
    request.timeout = limits.requestTimeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve({ status: request.status, answer: request.response }))
    request.addEventListener('error', () => reject(new CallError('network', `Network error fetching ${url}`)))
    request.addEventListener('timeout', () => reject(new CallError('timeout', `Timed out fetching ${url}`)))
    request.send(form)
  })
}
