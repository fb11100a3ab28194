/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminOrderQueryVariables = Exact<{
  id: string | number;
}>;

export type AdminOrderQuery = {
  adminOrder: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type MarkOrderShippedMutationVariables = Exact<{
  input: Types.ShipmentInput;
}>;

export type MarkOrderShippedMutation = {
  markOrderShipped: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type UndoOrderShippedMutationVariables = Exact<{
  id: string | number;
}>;

export type UndoOrderShippedMutation = {
  undoOrderShipped: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type MarkOrderDeliveredMutationVariables = Exact<{
  id: string | number;
}>;

export type MarkOrderDeliveredMutation = {
  markOrderDelivered: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type CancelOrderAsAdminMutationVariables = Exact<{
  id: string | number;
}>;

export type CancelOrderAsAdminMutation = {
  cancelOrderAsAdmin: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type RefundOrderMutationVariables = Exact<{
  input: Types.RefundOrderInput;
}>;

export type RefundOrderMutation = {
  refundOrder: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type ResendMailToBuyerMutationVariables = Exact<{
  id: string | number;
  mail: Types.ResentMail;
}>;

export type ResendMailToBuyerMutation = {
  resendMailToBuyer: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type RevokeDownloadMutationVariables = Exact<{
  itemId: string | number;
}>;

export type RevokeDownloadMutation = {
  revokeDownload: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type RegrantDownloadMutationVariables = Exact<{
  itemId: string | number;
}>;

export type RegrantDownloadMutation = {
  regrantDownload: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type SetOrderNoteMutationVariables = Exact<{
  id: string | number;
  text: string;
  version: number;
}>;

export type SetOrderNoteMutation = { setOrderNote: { __typename: 'OrderNoteView'; text: string; version: number } };

export type AnswerDisputeMutationVariables = Exact<{
  input: Types.DisputeAnswerInput;
}>;

export type AnswerDisputeMutation = {
  answerDispute: {
    __typename: 'AdminOrder';
    id: string;
    customerId: string | null;
    language: string;
    actions: Array<Types.OrderAction>;
    order: {
      __typename: 'Order';
      id: string;
      orderNumber: string;
      orderDate: string;
      status: Types.OrderStatus;
      paymentStatus: Types.PaymentStatus;
      fulfilmentStatus: Types.FulfilmentStatus;
      userEmail: string;
      shippingMethodName: string | null;
      notes: string | null;
      paymentMethod: string | null;
      paymentId: string | null;
      paymentDate: string | null;
      billingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      };
      shippingAddress: {
        __typename: 'Address';
        firstName: string;
        lastName: string;
        company: string | null;
        street: string;
        city: string;
        postcode: string;
        country: string;
        phone: string | null;
        companyId: string | null;
        vatId: string | null;
      } | null;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      shipping: { __typename: 'Money'; minor: number; currency: string };
      discount: { __typename: 'Money'; minor: number; currency: string };
      totalAmount: { __typename: 'Money'; minor: number; currency: string };
      items: Array<{
        __typename: 'OrderItem';
        id: string;
        productId: number;
        productName: string;
        sku: string;
        productType: Types.ProductType;
        quantity: number;
        subtotal: { __typename: 'Money'; minor: number; currency: string };
        image: {
          __typename: 'Image';
          url: string;
          width: number;
          height: number;
          alt: string;
          kind: Types.ImageKind;
        } | null;
      }>;
      invoices: Array<{
        __typename: 'Invoice';
        id: string;
        number: string;
        kind: Types.InvoiceKind;
        url: string;
        dataUrl: string | null;
      }>;
    };
    refunded: { __typename: 'Money'; minor: number; currency: string };
    refundable: { __typename: 'Money'; minor: number; currency: string };
    note: { __typename: 'OrderNoteView'; text: string; version: number };
    lines: Array<{
      __typename: 'AdminOrderLine';
      itemId: string;
      refundedUnits: number;
      grantedAt: string | null;
      revokedAt: string | null;
      downloads: number;
      paid: { __typename: 'Money'; minor: number; currency: string };
    }>;
    attempts: Array<{
      __typename: 'AdminPaymentAttempt';
      id: string;
      state: Types.AttemptState;
      createdAt: string;
      paypalOrderId: string | null;
      captureIds: Array<string>;
      failure: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      refunds: Array<{
        __typename: 'AdminRefund';
        id: string;
        status: Types.RefundStatus;
        reason: string;
        failure: string | null;
        requestedAt: string;
        amount: { __typename: 'Money'; minor: number; currency: string };
      }>;
    }>;
    withdrawals: Array<{
      __typename: 'AdminWithdrawal';
      id: string;
      receivedAt: string;
      name: string;
      email: string;
      items: string | null;
      handledAt: string | null;
    }>;
    disputes: Array<{
      __typename: 'AdminDispute';
      id: string;
      paypalDisputeId: string;
      state: Types.DisputeState;
      stage: string;
      reason: string;
      respondBy: string | null;
      openedAt: string;
      closedAt: string | null;
      fileName: string | null;
      amount: { __typename: 'Money'; minor: number; currency: string };
      held: { __typename: 'Money'; minor: number; currency: string } | null;
      answers: Array<{
        __typename: 'AdminDisputeAnswer';
        id: string;
        kind: Types.DisputeAnswerKind;
        state: Types.DisputeAnswerState;
        failure: string | null;
        carrier: string | null;
        tracking: string | null;
        note: string;
        fileName: string | null;
        requestedAt: string;
      }>;
    }>;
    timeline: Array<{
      __typename: 'TimelineEntry';
      id: string;
      at: string;
      kind: Types.TimelineKind;
      text: string;
      actor: string | null;
    }>;
  };
};

export type RemoveDisputeProofMutationVariables = Exact<{
  id: string | number;
}>;

export type RemoveDisputeProofMutation = { removeDisputeProof: boolean };

export type SetWithdrawalHandledMutationVariables = Exact<{
  id: string | number;
  handled: boolean;
}>;

export type SetWithdrawalHandledMutation = { setWithdrawalHandled: boolean };

export type AdminOrderAddressFragment = {
  __typename: 'Address';
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  city: string;
  postcode: string;
  country: string;
  phone: string | null;
  companyId: string | null;
  vatId: string | null;
};

export type AdminOrderItemFragment = {
  __typename: 'OrderItem';
  id: string;
  productId: number;
  productName: string;
  sku: string;
  productType: Types.ProductType;
  quantity: number;
  subtotal: { __typename: 'Money'; minor: number; currency: string };
  image: { __typename: 'Image'; url: string; width: number; height: number; alt: string; kind: Types.ImageKind } | null;
};

export type AdminOrderBaseFragment = {
  __typename: 'Order';
  id: string;
  orderNumber: string;
  orderDate: string;
  status: Types.OrderStatus;
  paymentStatus: Types.PaymentStatus;
  fulfilmentStatus: Types.FulfilmentStatus;
  userEmail: string;
  shippingMethodName: string | null;
  notes: string | null;
  paymentMethod: string | null;
  paymentId: string | null;
  paymentDate: string | null;
  billingAddress: {
    __typename: 'Address';
    firstName: string;
    lastName: string;
    company: string | null;
    street: string;
    city: string;
    postcode: string;
    country: string;
    phone: string | null;
    companyId: string | null;
    vatId: string | null;
  };
  shippingAddress: {
    __typename: 'Address';
    firstName: string;
    lastName: string;
    company: string | null;
    street: string;
    city: string;
    postcode: string;
    country: string;
    phone: string | null;
    companyId: string | null;
    vatId: string | null;
  } | null;
  subtotal: { __typename: 'Money'; minor: number; currency: string };
  shipping: { __typename: 'Money'; minor: number; currency: string };
  discount: { __typename: 'Money'; minor: number; currency: string };
  totalAmount: { __typename: 'Money'; minor: number; currency: string };
  items: Array<{
    __typename: 'OrderItem';
    id: string;
    productId: number;
    productName: string;
    sku: string;
    productType: Types.ProductType;
    quantity: number;
    subtotal: { __typename: 'Money'; minor: number; currency: string };
    image: {
      __typename: 'Image';
      url: string;
      width: number;
      height: number;
      alt: string;
      kind: Types.ImageKind;
    } | null;
  }>;
  invoices: Array<{
    __typename: 'Invoice';
    id: string;
    number: string;
    kind: Types.InvoiceKind;
    url: string;
    dataUrl: string | null;
  }>;
};

export type AdminOrderAttemptFragment = {
  __typename: 'AdminPaymentAttempt';
  id: string;
  state: Types.AttemptState;
  createdAt: string;
  paypalOrderId: string | null;
  captureIds: Array<string>;
  failure: string | null;
  amount: { __typename: 'Money'; minor: number; currency: string };
  refunds: Array<{
    __typename: 'AdminRefund';
    id: string;
    status: Types.RefundStatus;
    reason: string;
    failure: string | null;
    requestedAt: string;
    amount: { __typename: 'Money'; minor: number; currency: string };
  }>;
};

export type AdminOrderDisputeFragment = {
  __typename: 'AdminDispute';
  id: string;
  paypalDisputeId: string;
  state: Types.DisputeState;
  stage: string;
  reason: string;
  respondBy: string | null;
  openedAt: string;
  closedAt: string | null;
  fileName: string | null;
  amount: { __typename: 'Money'; minor: number; currency: string };
  held: { __typename: 'Money'; minor: number; currency: string } | null;
  answers: Array<{
    __typename: 'AdminDisputeAnswer';
    id: string;
    kind: Types.DisputeAnswerKind;
    state: Types.DisputeAnswerState;
    failure: string | null;
    carrier: string | null;
    tracking: string | null;
    note: string;
    fileName: string | null;
    requestedAt: string;
  }>;
};

export type AdminOrderPartsFragment = {
  __typename: 'AdminOrder';
  id: string;
  customerId: string | null;
  language: string;
  actions: Array<Types.OrderAction>;
  order: {
    __typename: 'Order';
    id: string;
    orderNumber: string;
    orderDate: string;
    status: Types.OrderStatus;
    paymentStatus: Types.PaymentStatus;
    fulfilmentStatus: Types.FulfilmentStatus;
    userEmail: string;
    shippingMethodName: string | null;
    notes: string | null;
    paymentMethod: string | null;
    paymentId: string | null;
    paymentDate: string | null;
    billingAddress: {
      __typename: 'Address';
      firstName: string;
      lastName: string;
      company: string | null;
      street: string;
      city: string;
      postcode: string;
      country: string;
      phone: string | null;
      companyId: string | null;
      vatId: string | null;
    };
    shippingAddress: {
      __typename: 'Address';
      firstName: string;
      lastName: string;
      company: string | null;
      street: string;
      city: string;
      postcode: string;
      country: string;
      phone: string | null;
      companyId: string | null;
      vatId: string | null;
    } | null;
    subtotal: { __typename: 'Money'; minor: number; currency: string };
    shipping: { __typename: 'Money'; minor: number; currency: string };
    discount: { __typename: 'Money'; minor: number; currency: string };
    totalAmount: { __typename: 'Money'; minor: number; currency: string };
    items: Array<{
      __typename: 'OrderItem';
      id: string;
      productId: number;
      productName: string;
      sku: string;
      productType: Types.ProductType;
      quantity: number;
      subtotal: { __typename: 'Money'; minor: number; currency: string };
      image: {
        __typename: 'Image';
        url: string;
        width: number;
        height: number;
        alt: string;
        kind: Types.ImageKind;
      } | null;
    }>;
    invoices: Array<{
      __typename: 'Invoice';
      id: string;
      number: string;
      kind: Types.InvoiceKind;
      url: string;
      dataUrl: string | null;
    }>;
  };
  refunded: { __typename: 'Money'; minor: number; currency: string };
  refundable: { __typename: 'Money'; minor: number; currency: string };
  note: { __typename: 'OrderNoteView'; text: string; version: number };
  lines: Array<{
    __typename: 'AdminOrderLine';
    itemId: string;
    refundedUnits: number;
    grantedAt: string | null;
    revokedAt: string | null;
    downloads: number;
    paid: { __typename: 'Money'; minor: number; currency: string };
  }>;
  attempts: Array<{
    __typename: 'AdminPaymentAttempt';
    id: string;
    state: Types.AttemptState;
    createdAt: string;
    paypalOrderId: string | null;
    captureIds: Array<string>;
    failure: string | null;
    amount: { __typename: 'Money'; minor: number; currency: string };
    refunds: Array<{
      __typename: 'AdminRefund';
      id: string;
      status: Types.RefundStatus;
      reason: string;
      failure: string | null;
      requestedAt: string;
      amount: { __typename: 'Money'; minor: number; currency: string };
    }>;
  }>;
  withdrawals: Array<{
    __typename: 'AdminWithdrawal';
    id: string;
    receivedAt: string;
    name: string;
    email: string;
    items: string | null;
    handledAt: string | null;
  }>;
  disputes: Array<{
    __typename: 'AdminDispute';
    id: string;
    paypalDisputeId: string;
    state: Types.DisputeState;
    stage: string;
    reason: string;
    respondBy: string | null;
    openedAt: string;
    closedAt: string | null;
    fileName: string | null;
    amount: { __typename: 'Money'; minor: number; currency: string };
    held: { __typename: 'Money'; minor: number; currency: string } | null;
    answers: Array<{
      __typename: 'AdminDisputeAnswer';
      id: string;
      kind: Types.DisputeAnswerKind;
      state: Types.DisputeAnswerState;
      failure: string | null;
      carrier: string | null;
      tracking: string | null;
      note: string;
      fileName: string | null;
      requestedAt: string;
    }>;
  }>;
  timeline: Array<{
    __typename: 'TimelineEntry';
    id: string;
    at: string;
    kind: Types.TimelineKind;
    text: string;
    actor: string | null;
  }>;
};

export const AdminOrderAddressFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderAddressFragment, unknown>;
export const AdminOrderItemFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderItemFragment, unknown>;
export const AdminOrderBaseFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderBaseFragment, unknown>;
export const AdminOrderAttemptFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderAttemptFragment, unknown>;
export const AdminOrderDisputeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderDisputeFragment, unknown>;
export const AdminOrderPartsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderPartsFragment, unknown>;
export const AdminOrderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminOrder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminOrder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOrderQuery, AdminOrderQueryVariables>;
export const MarkOrderShippedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MarkOrderShipped' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ShipmentInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'markOrderShipped' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MarkOrderShippedMutation, MarkOrderShippedMutationVariables>;
export const UndoOrderShippedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UndoOrderShipped' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undoOrderShipped' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UndoOrderShippedMutation, UndoOrderShippedMutationVariables>;
export const MarkOrderDeliveredDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MarkOrderDelivered' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'markOrderDelivered' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MarkOrderDeliveredMutation, MarkOrderDeliveredMutationVariables>;
export const CancelOrderAsAdminDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelOrderAsAdmin' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cancelOrderAsAdmin' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelOrderAsAdminMutation, CancelOrderAsAdminMutationVariables>;
export const RefundOrderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RefundOrder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RefundOrderInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundOrder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefundOrderMutation, RefundOrderMutationVariables>;
export const ResendMailToBuyerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ResendMailToBuyer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'mail' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ResentMail' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resendMailToBuyer' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'mail' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'mail' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResendMailToBuyerMutation, ResendMailToBuyerMutationVariables>;
export const RevokeDownloadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RevokeDownload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'itemId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revokeDownload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'itemId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'itemId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RevokeDownloadMutation, RevokeDownloadMutationVariables>;
export const RegrantDownloadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RegrantDownload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'itemId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'regrantDownload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'itemId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'itemId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RegrantDownloadMutation, RegrantDownloadMutationVariables>;
export const SetOrderNoteDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetOrderNote' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setOrderNote' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'text' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'text' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetOrderNoteMutation, SetOrderNoteMutationVariables>;
export const AnswerDisputeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AnswerDispute' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'DisputeAnswerInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answerDispute' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAddress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Address' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'company' } },
          { kind: 'Field', name: { kind: 'Name', value: 'street' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MoneyParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Money' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImageParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Image' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'width' } },
          { kind: 'Field', name: { kind: 'Name', value: 'height' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderItem' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderItem' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sku' } },
          { kind: 'Field', name: { kind: 'Name', value: 'productType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImageParts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderBase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Order' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fulfilmentStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shippingMethodName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentMethod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'billingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shippingAddress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAddress' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subtotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shipping' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'discount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'totalAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'items' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderItem' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'invoices' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dataUrl' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderAttempt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminPaymentAttempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalOrderId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captureIds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'amount' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderDispute' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminDispute' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paypalDisputeId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'respondBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'held' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                { kind: 'Field', name: { kind: 'Name', value: 'carrier' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tracking' } },
                { kind: 'Field', name: { kind: 'Name', value: 'note' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'requestedAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AdminOrderParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'AdminOrder' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'customerId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'language' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'order' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderBase' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'note' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lines' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'itemId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refundedUnits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grantedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'revokedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'downloads' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'paid' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MoneyParts' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderAttempt' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'withdrawals' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'receivedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'items' } },
                { kind: 'Field', name: { kind: 'Name', value: 'handledAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'disputes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AdminOrderDispute' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'timeline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actor' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AnswerDisputeMutation, AnswerDisputeMutationVariables>;
export const RemoveDisputeProofDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemoveDisputeProof' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeDisputeProof' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveDisputeProofMutation, RemoveDisputeProofMutationVariables>;
export const SetWithdrawalHandledDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetWithdrawalHandled' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'handled' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setWithdrawalHandled' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'handled' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'handled' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetWithdrawalHandledMutation, SetWithdrawalHandledMutationVariables>;
export const useAdminOrderQuery = (
  options: useQuery.Options<AdminOrderQuery, AdminOrderQueryVariables> & { variables: AdminOrderQueryVariables },
) => useQuery(AdminOrderDocument, options);
export const useAdminOrderLazyQuery = (options?: useLazyQuery.Options<AdminOrderQuery, AdminOrderQueryVariables>) =>
  useLazyQuery(AdminOrderDocument, options);
export const useAdminOrderSuspenseQuery = (
  options: useSuspenseQuery.Options<AdminOrderQueryVariables> & { variables: AdminOrderQueryVariables },
) => useSuspenseQuery(AdminOrderDocument, options);
export const useMarkOrderShippedMutation = (
  options?: useMutation.Options<MarkOrderShippedMutation, MarkOrderShippedMutationVariables>,
) => useMutation(MarkOrderShippedDocument, options);
export const useUndoOrderShippedMutation = (
  options?: useMutation.Options<UndoOrderShippedMutation, UndoOrderShippedMutationVariables>,
) => useMutation(UndoOrderShippedDocument, options);
export const useMarkOrderDeliveredMutation = (
  options?: useMutation.Options<MarkOrderDeliveredMutation, MarkOrderDeliveredMutationVariables>,
) => useMutation(MarkOrderDeliveredDocument, options);
export const useCancelOrderAsAdminMutation = (
  options?: useMutation.Options<CancelOrderAsAdminMutation, CancelOrderAsAdminMutationVariables>,
) => useMutation(CancelOrderAsAdminDocument, options);
export const useRefundOrderMutation = (
  options?: useMutation.Options<RefundOrderMutation, RefundOrderMutationVariables>,
) => useMutation(RefundOrderDocument, options);
export const useResendMailToBuyerMutation = (
  options?: useMutation.Options<ResendMailToBuyerMutation, ResendMailToBuyerMutationVariables>,
) => useMutation(ResendMailToBuyerDocument, options);
export const useRevokeDownloadMutation = (
  options?: useMutation.Options<RevokeDownloadMutation, RevokeDownloadMutationVariables>,
) => useMutation(RevokeDownloadDocument, options);
export const useRegrantDownloadMutation = (
  options?: useMutation.Options<RegrantDownloadMutation, RegrantDownloadMutationVariables>,
) => useMutation(RegrantDownloadDocument, options);
export const useSetOrderNoteMutation = (
  options?: useMutation.Options<SetOrderNoteMutation, SetOrderNoteMutationVariables>,
) => useMutation(SetOrderNoteDocument, options);
export const useAnswerDisputeMutation = (
  options?: useMutation.Options<AnswerDisputeMutation, AnswerDisputeMutationVariables>,
) => useMutation(AnswerDisputeDocument, options);
export const useRemoveDisputeProofMutation = (
  options?: useMutation.Options<RemoveDisputeProofMutation, RemoveDisputeProofMutationVariables>,
) => useMutation(RemoveDisputeProofDocument, options);
export const useSetWithdrawalHandledMutation = (
  options?: useMutation.Options<SetWithdrawalHandledMutation, SetWithdrawalHandledMutationVariables>,
) => useMutation(SetWithdrawalHandledDocument, options);
