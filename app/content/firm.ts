import { phoneHref } from '#app/lib/phone.ts'
import data from '#content/firm.yaml'
import { hoursOf, licencesOf } from './firm-text.ts'

export const firm = { ...data, phoneHref: phoneHref(data.phone) }

export const licencesText = licencesOf(data)
export const hoursText = `${hoursOf(data)}, ${data.timeZoneName}`
