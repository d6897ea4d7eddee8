// Values that nobody can have: reserved numbers and domains, zeros, the word "sample".

export function isSampleText(text: string): boolean {
  return /\b(sample|example|placeholder|lorem ipsum|your (firm|company|name)|first last|tbd|to be added)\b|x{3,}/i.test(
    text,
  )
}

/** 555-0100 to 555-0199 are reserved for fiction, and no subscriber has another 555 number. */
export function isSamplePhone(phone: string): boolean {
  return /\(555\)|\b555-\d{4}|\b123-4567|\b(\d)\1\1-\1{4}/.test(phone)
}

/** RFC 2606 and RFC 6761: names that never belong to anybody. */
const reservedHost =
  /(?<![\w.-])(?:[\w-]+\.)+(?:example|test|invalid|localhost)(?![\w-]|\.\w)|(?<![\w.-])(?:[\w-]+\.)*(?:example|yourfirm|yourdomain|mydomain)\.[a-z]+(?![\w-]|\.\w)/i

/** Of an email or a web address. */
export function isSampleLink(address: string): boolean {
  const { hostname, pathname } = URL.canParse(address)
    ? new URL(address)
    : { hostname: address.split('@')[1] ?? '', pathname: address.split('@')[0] ?? '' }
  return reservedHost.test(hostname) || isSampleText(pathname)
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
