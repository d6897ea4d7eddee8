import { MessagePage } from '../components/message-page.tsx'
import { firm } from '../data.ts'
import { telephone } from '../lib/telephone.ts'

export function ServerError() {
  const help = `[Start over from the home page](/), or call [${firm.phone}](${telephone(firm.phone)}).`
  return (
    <MessagePage
      drawing="torn-coupon"
      heading="Unexpected Application Error!"
      lines={['Internal Server Error', help]}
    />
  )
}
