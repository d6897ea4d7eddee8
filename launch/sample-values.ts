import { dirname } from 'node:path'
import type { Path } from '#app/content/engine/problem.ts'
import { fingerprint, readShipped } from './shipped.ts'

// Values that are recognized as samples: those that this repository comes with, reserved numbers and
// domains, zeros, the word "sample".

const shipped = Object.entries(readShipped())

/** Whether a field still has the value that this repository comes with, in a file of whatever name. */
export function isShipped(file: string, path: Path, value: string): boolean {
  const print = fingerprint(value)
  return shipped.some(
    ([name, fields]) => dirname(name) === dirname(file) && fields[path.join('/')] === print,
  )
}

export function isSampleText(text: string): boolean {
  return /\b(sample|example|placeholder|lorem ipsum|your (firm|company|name)|tbd|to be added)\b|x{3,}/i.test(
    text,
  )
}

export function isSampleName(name: string): boolean {
  return (
    isSampleText(name) ||
    ['name', 'shortName'].some((field) => isShipped('firm.yaml', [field], name))
  )
}

/** 555-0100 to 555-0199 are reserved for fiction, and no subscriber has another 555 number. */
export function isSamplePhone(phone: string): boolean {
  return /\(555\)|\b555-\d{4}|\b123-4567|\b(\d)\1\1-\1{4}/.test(phone)
}

/** RFC 2606 and RFC 6761: names that never belong to anybody. */
function isSampleHost(host: string): boolean {
  return (
    /(^|\.)(example|test|invalid|localhost)$/i.test(host) ||
    /(^|\.)(example|yourfirm|yourdomain|mydomain)\.[a-z]+$/i.test(host)
  )
}

export function isSampleUrl(url: string): boolean {
  return isSampleHost(new URL(url).hostname) || isSampleText(new URL(url).pathname)
}

export function isSampleEmail(email: string): boolean {
  const [name = '', host = ''] = email.split('@')
  return isSampleHost(host) || isSampleText(name)
}

/** Suite 000, ZIP 00000. */
export function isSampleAddress(address: string): boolean {
  return isSampleText(address) || /(?<!\d)0{2,}(?!\d)/.test(address)
}

export function isSampleNumber(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '')
  const counted = digits.length > 3 && '1234567890'.startsWith(digits)
  return isSampleText(number) || /^0*$/.test(digits) || counted
}

/** A reserved phone number or address inside a longer text, if there is one. */
export function sampleIn(text: string): string | undefined {
  const phone = /(?:\(\d{3}\) |\b\d{3}[-.])?\b555-01\d\d\b/.exec(text)?.[0]
  const hosts = text.match(/\b[\w-]+(?:\.[\w-]+)+\b/g) ?? []
  return phone ?? hosts.find(isSampleHost)
}
