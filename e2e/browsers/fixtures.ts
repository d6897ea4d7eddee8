import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
export const firm = read('firm.yaml')
export const questions: { id: string; question: string }[] = read('faq.yaml').items
export const { outcomes } = read('pages/case-studies.yaml')
export const sms = read('pages/sms-optin.yaml')
